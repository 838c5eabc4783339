/** What the door looked like where the professional waited. */
export function DoorPhotos({ urls }: { urls: readonly string[] }) {
  return urls.length === 0 ? null : (
    <ul className="mt-3 grid grid-cols-4 gap-2">
      {urls.map((url, index) => (
        <li key={url}>
          <img
            src={url}
            alt={`At the door ${index + 1}`}
            className="aspect-square w-full rounded-card border border-line bg-sand object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
