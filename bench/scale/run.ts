// Prints the tables of docs/scale.md.
import { scaleTables } from './tables';

for (const [name, table] of Object.entries(scaleTables())) process.stdout.write(`\n${name}\n\n${table}\n`);
