import { Outlet } from 'react-router';
import { AdminNavigation } from '#app/features/administration/components/admin-navigation.tsx';

/** The navigation around the administrators' pages, each of which has its own guard. */
export default function AdminLayout() {
  return (
    <>
      <AdminNavigation />
      <Outlet />
    </>
  );
}
