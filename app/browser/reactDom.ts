// A separate chunk, so that React is evaluated in a task before the hydrating one.
export { createRoot, hydrateRoot } from 'react-dom/client';
