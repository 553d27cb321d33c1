export { hasCluster } from './cluster';
export { DataDirInUse } from './data-dir-lock';
export { runningConnection } from './running-connection';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres';
