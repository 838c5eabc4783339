import { redirect } from 'react-router';

/** The dashboard's second address. */
export function loader() {
  return redirect('/dashboard/client');
}
