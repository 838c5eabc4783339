/** The grid shows 8:00 to 20:00 in half-hour rows; in minutes of the day. */
export const gridStart = 8 * 60;
export const gridEnd = 20 * 60;
export const rowMinutes = 30;
export const rowCount = (gridEnd - gridStart) / rowMinutes;
/** Minutes of the grid per line of text: a row holds two lines (calendar.css, --cal-row). */
export const lineMinutes = rowMinutes / 2;

/** The maximum number of days requested at once: a month with the weeks it touches. */
export const daysMaximum = 42;

/** The days a feed covers around today. */
export const feedDays = { past: 90, ahead: 400 };
export const feedEventsMaximum = 5_000;
