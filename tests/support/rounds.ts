/** How often a test of races or crashes repeats itself: `npm run test:faults -- 200` asks for more than `npm test`. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 3);
