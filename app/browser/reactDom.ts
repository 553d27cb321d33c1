// In a chunk of its own task, so that React is evaluated before the task that hydrates.
export { createRoot, hydrateRoot } from 'react-dom/client';
