/** The grid shows 8:00 to 20:00 in rows of half an hour; minutes of the day. */
export const gridStart = 8 * 60;
export const gridEnd = 20 * 60;
export const rowMinutes = 30;
export const rowCount = (gridEnd - gridStart) / rowMinutes;
/** So many minutes of the grid are as high as a line of text: a row holds two of them (calendar.css, --cal-row). */
export const lineMinutes = rowMinutes / 2;

/** The most days that are asked for at once: a month with the weeks it touches. */
export const daysMaximum = 42;

/** What a feed holds around the present day. */
export const feedDays = { past: 90, ahead: 400 };
export const feedEventsMaximum = 5_000;
