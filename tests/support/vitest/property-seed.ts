import fc from 'fast-check';

// CI uses a fixed seed: random examples could fail a change for something it did not touch. Elsewhere each run tests
// new ones.
if (process.env['CI'] && !process.env['FAULT_ROUNDS'])
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 });
