import fc from 'fast-check';

// Everywhere else each run looks at other examples; a build server that did would refuse a change for what it did not
// touch.
if (process.env['CI'] && !process.env['FAULT_ROUNDS'])
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
