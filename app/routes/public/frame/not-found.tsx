import { data } from 'react-router';
import { NotFoundMessage } from './not-found-message.tsx';

export function meta() {
  return [{ title: 'Page not found | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** Every URL that is not a page: 404, inside the site's frame. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundMessage />;
}
