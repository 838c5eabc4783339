import { useNavigate } from 'react-router';
import { toast } from '#app/ui/toasts/toast.ts';
import { signOut } from '../session-client.ts';

/** Signs out and goes to the home page; shows an error if the server cannot be reached. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut(() => navigate('/'));
    } catch (error) {
      toast({ title: 'Sign Out Failed', description: error instanceof Error ? error.message : '', tone: 'error' });
    }
  };
}
