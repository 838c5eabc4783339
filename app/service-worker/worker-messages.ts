/** Sent from a page to the worker: somebody signed in or out. */
export const clearCachedPagesMessage = 'forget-pages';
