/** Runs in the page: a push service that is the sandbox's, for browsers that reach no other. */
export function standInForPushManager(subscription: { endpoint: string; keys: Record<string, string> }): void {
  let key: ArrayBuffer | undefined;
  const made = () => ({
    options: { applicationServerKey: key },
    toJSON: () => subscription,
    unsubscribe: async () => {
      sessionStorage.removeItem('push-key');
      key = undefined;
      return true;
    },
  });
  const kept = sessionStorage.getItem('push-key');
  if (kept) key = new Uint8Array(JSON.parse(kept) as number[]).buffer;
  PushManager.prototype.getSubscription = async () => (key ? (made() as unknown as PushSubscription) : null);
  PushManager.prototype.subscribe = async (options) => {
    const bytes = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
    key = bytes.slice().buffer;
    sessionStorage.setItem('push-key', JSON.stringify([...bytes]));
    return made() as unknown as PushSubscription;
  };
}
