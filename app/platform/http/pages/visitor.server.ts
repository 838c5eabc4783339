import { createContext } from 'react-router';

/** The network of a page's visitor, for loaders and actions: of an IPv6 address the /64. */
export const visitorNetwork = createContext<string>('unknown');
