import { runNginx } from '#tests/support/faults/nginx-process.ts';
import { startBeside, type Product, type Server } from './product.ts';

export type Instances = {
  /** Of nginx. */
  url: string;
  pids: readonly number[];
  nginx: number;
  stop: () => Promise<void>;
};

/** Starts `count` instances in all, a running product being the first, and nginx before them. */
export async function startInstances(
  product: Product,
  count: number,
  environment: NodeJS.ProcessEnv & { BASE_URL: string },
): Promise<Instances> {
  const others: Server[] = [];
  for (let index = 1; index < count; index += 1) others.push(await startBeside(product, environment));
  const servers = [product, ...others];
  const port = Number(new URL(environment.BASE_URL).port);
  const nginx = await runNginx({ port, instances: servers.map(({ url }) => `127.0.0.1:${new URL(url).port}`) });
  const stop = async () => {
    await nginx.stop();
    for (const other of others) await other.stop();
  };
  return { url: environment.BASE_URL, pids: servers.map(({ pid }) => pid), nginx: nginx.pid, stop };
}
