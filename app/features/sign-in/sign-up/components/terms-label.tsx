import { Link } from 'react-router';

/** The label of the agreement to the terms; the pages open next to the form. */
export function TermsLabel() {
  return (
    <>
      I agree to the{' '}
      <Link to="/terms" target="_blank" className="text-link">
        terms
      </Link>{' '}
      and{' '}
      <Link to="/privacy" target="_blank" className="text-link">
        privacy policy
      </Link>
    </>
  );
}
