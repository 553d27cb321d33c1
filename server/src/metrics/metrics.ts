import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import { countConnections, type Database } from '../database/database';

export interface CompletedRequest {
  operation: string;
  method: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  contentType: string;
  requestBegan: () => void;
  requestEnded: () => void;
  responded: (request: CompletedRequest) => void;
  read: () => Promise<string>;
}

export interface MetricsOptions {
  db: Database;
  socketCount: () => number;
}

/** Seconds. A page should take less than 0.1. Uploads over slow connections take minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

let processRegistry: Registry | undefined;

function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

export function createMetrics({ db, socketCount }: MetricsOptions): Metrics {
  const register = new Registry();
  const registers = [register];
  const durations = new Histogram({
    name: 'alphazone_request_duration_seconds',
    help: 'Time from the request to the last byte of its answer',
    labelNames: ['operation', 'method', 'status'] as const,
    buckets,
    registers,
  });
  let inFlight = 0;
  new Gauge({
    name: 'alphazone_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  new Gauge({
    name: 'alphazone_database_connections',
    help: 'Connections to the database, by state',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { total, idle } = countConnections(db);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, total - idle);
    },
  });
  new Gauge({
    name: 'alphazone_database_queue',
    help: 'Queries that wait for a connection',
    registers,
    collect() {
      this.set(countConnections(db).waiting);
    },
  });
  new Gauge({
    name: 'alphazone_sockets',
    help: 'Sockets that are connected',
    registers,
    collect() {
      this.set(socketCount());
    },
  });
  const all = Registry.merge([processMetrics(), register]);

  return {
    contentType: all.contentType,
    requestBegan: () => {
      inFlight += 1;
    },
    requestEnded: () => {
      inFlight -= 1;
    },
    responded({ operation, method, status, seconds }) {
      durations.observe({ operation, method, status }, seconds);
    },
    read: () => all.metrics(),
  };
}
