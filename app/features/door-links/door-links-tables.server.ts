export interface DoorLinksTable {
  booking_id: string;
  id: string;
  created_at: Date;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    door_links: DoorLinksTable;
  }
}
