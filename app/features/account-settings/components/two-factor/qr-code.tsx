interface QrCodeProps {
  size: number;
  path: string;
  label: string;
}

/** A QR code, drawn as one path. Dark on light in both themes: many cameras fail on inverted codes. */
export function QrCode({ size, path, label }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block h-auto w-full rounded-control border border-line bg-white"
    >
      <path d={path} fill="#1f1b16" />
    </svg>
  );
}
