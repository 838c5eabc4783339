import { vi } from 'vitest';

// Files share a process, so that libraries load once; our own modules, and their state, start fresh in each.
vi.resetModules();
