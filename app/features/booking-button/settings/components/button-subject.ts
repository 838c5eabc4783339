/** Whose button it is, and what it leads to. */
export interface ButtonSubject {
  professionalId: string;
  /** Whether the professional can be found and booked; until then no site may show the form. */
  isListed: boolean;
  linkUrl: string;
  baseUrl: string;
}
