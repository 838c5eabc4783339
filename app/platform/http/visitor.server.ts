import { createContext } from 'react-router';

/** The network of whoever asked for a page, for loaders and actions: of an IPv6 address the /64. */
export const visitorNetwork = createContext<string>('unknown');
