/** One of the moves of a visit. ISO 8601 with offset. */
export type MoveDto = { number: number; from_time: string; start_time: string; end_time: string };
