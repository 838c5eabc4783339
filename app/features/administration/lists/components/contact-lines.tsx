/** A person's email and phone. */
export function ContactLines({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      <a
        href={`mailto:${email}`}
        className="flex min-h-6 items-center break-all hover:underline @max-[52rem]:justify-end"
      >
        {email}
      </a>
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="flex min-h-6 items-center whitespace-nowrap text-dim hover:underline @max-[52rem]:justify-end"
        >
          {phone}
        </a>
      ) : null}
    </>
  );
}
