import { Link } from 'react-router';

/** What somebody agrees to with an account; the pages open beside the form. */
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
