import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { config } from '#app/platform/config/config.server.ts';
import { lookUpPublic } from './public-lookup.server.ts';

const connections = { lookup: lookUpPublic, keepAlive: true, maxSockets: 256, maxFreeSockets: 32, timeout: 20_000 };

let agents: { http: RequestFilteringHttpAgent; https: RequestFilteringHttpsAgent } | undefined;

/**
 * The agents for URLs that people gave us: they connect to public IPs only, and check the one they connect to, so that
 * a name that is resolved differently the second time gains nothing.
 */
export function outgoingAgents() {
  const allowIPAddressList = config().WEBHOOKS_TO_LOOPBACK ? ['127.0.0.1', '::1'] : [];
  agents ??= {
    http: new RequestFilteringHttpAgent({ ...connections, allowIPAddressList }),
    https: new RequestFilteringHttpsAgent({ ...connections, allowIPAddressList }),
  };
  return agents;
}

/** Closes idle connections, and lets the next call read the configuration again. */
export function closeOutgoingAgents(): void {
  agents?.http.destroy();
  agents?.https.destroy();
  agents = undefined;
}
