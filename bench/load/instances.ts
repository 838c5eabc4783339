import { runNginx } from '#tests/support/faults/nginx-process.ts';
import { startServer, type Server } from './product.ts';

export type Instances = {
  /** Of nginx. */
  url: string;
  pids: readonly number[];
  nginx: number;
  stop: () => Promise<void>;
};

/** Starts so many instances one after the other, and nginx before them at the port of the site's URL. */
export async function startInstances(
  count: number,
  environment: NodeJS.ProcessEnv & { BASE_URL: string },
): Promise<Instances> {
  const servers: Server[] = [];
  for (let index = 0; index < count; index += 1) servers.push(await startServer(environment));
  const port = Number(new URL(environment.BASE_URL).port);
  const nginx = await runNginx({ port, instances: servers.map(({ url }) => `127.0.0.1:${new URL(url).port}`) });
  const stop = async () => {
    await nginx.stop();
    for (const server of servers) await server.stop();
  };
  return { url: environment.BASE_URL, pids: servers.map(({ pid }) => pid), nginx: nginx.pid, stop };
}
