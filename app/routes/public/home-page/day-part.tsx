import { useState } from 'react';

/**
 * The date of the search: shows "Any day" until one is picked, and opens the browser's calendar on a press anywhere.
 */
export function DayPart() {
  const [day, setDay] = useState('');
  return (
    <label className="search-part">
      <span>When</span>
      <input
        name="date"
        type="date"
        value={day}
        data-empty={day === '' || undefined}
        onChange={(event) => setDay(event.target.value)}
        onClick={(event) => event.currentTarget.showPicker()}
        className="day-input tabular"
      />
    </label>
  );
}
