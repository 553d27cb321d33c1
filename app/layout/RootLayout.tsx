import { Outlet, ScrollRestoration } from 'react-router-dom';

/** What every page has around its screen. */
export function RootLayout() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
