import { Outlet } from 'react-router';
import { AdminNavigation } from '#app/features/administration/components/admin-navigation.tsx';

/** Around the pages for administrators, each of which guards itself: the way between them. */
export default function AdminLayout() {
  return (
    <>
      <AdminNavigation />
      <Outlet />
    </>
  );
}
