/** The part of a service worker's scope that we use: TypeScript's library for workers excludes the one for pages. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
}

/** A window of the site. */
export interface WorkerClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** An event that keeps the worker alive until a promise settles. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The response that the browser requested while the worker was starting, for navigations. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends LastingEvent {
  /** Null for a push without a message. */
  readonly data: { json(): unknown } | null;
}

export interface SubscriptionChangeEvent extends LastingEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

export interface NotificationEvent extends LastingEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>;
}

/** TypeScript's library lacks `renotify`, which not every browser knows. A browser that does refuses it without a tag. */
export interface ShownOptions extends NotificationOptions {
  readonly renotify: boolean;
  readonly tag: string;
}
