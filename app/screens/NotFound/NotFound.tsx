import { paths } from '../../paths';
import { useTitle } from '../../layout/useTitle';
import { RouterLink } from '../../layout/RouterLink';

/** For an address that leads nowhere. */
export function NotFound() {
  useTitle('Page not found');
  return (
    <>
      <h1>Page not found</h1>
      <p>
        There is nothing at this address. <RouterLink href={paths.home()}>Go to the home page</RouterLink>
      </p>
    </>
  );
}
