import { Outlet } from 'react-router';
import '#app/ui/styles/private.css';

/** Wraps every page that is not for visitors; it only adds their style sheet. */
export default function PrivatePages() {
  return <Outlet />;
}
