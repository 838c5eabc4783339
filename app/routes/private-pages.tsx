import { Outlet } from 'react-router';
import '#app/ui/private.css';

/** Around every page that is not for visitors: it only brings their style sheet. */
export default function PrivatePages() {
  return <Outlet />;
}
