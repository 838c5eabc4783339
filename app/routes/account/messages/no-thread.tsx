export function meta() {
  return [{ title: 'Messages | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** What stands beside the list while no thread is open. */
export default function NoThread() {
  return (
    <p className="flex flex-1 items-center justify-center p-8 text-center text-dim">
      Choose a conversation to read it here.
    </p>
  );
}
