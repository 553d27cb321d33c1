export const decisionPath = (id: string) => `/decisions/${encodeURIComponent(id)}`;
