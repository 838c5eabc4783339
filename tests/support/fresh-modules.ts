import { vi } from 'vitest';

// Files share a process, so that libraries are loaded once; our own modules, and what they remember, begin anew with
// each.
vi.resetModules();
