import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a process counts of itself, in the text format of Prometheus. One process, one registry. */
const registry = new Registry()
collectDefaultMetrics({ register: registry })

const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from request to answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})

const tasks = new Counter({
  name: 'tasks_total',
  help: 'Background tasks that ended',
  labelNames: ['task', 'outcome'],
  registers: [registry],
})

const reads = new Counter({
  name: 'database_reads_total',
  help: 'Queries that a replica may answer, by who answered',
  labelNames: ['server'],
  registers: [registry],
})

const replicaIsInUse = new Gauge({
  name: 'database_replica_in_use',
  help: '1 while reads go to the replica',
  registers: [registry],
})

const replicaLag = new Gauge({
  name: 'database_replica_lag_seconds',
  help: 'How far the replica is behind',
  registers: [registry],
})

/** `route` is the pattern, never the address: each value is kept for as long as the process lives. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  requests.observe({ method, route, status }, seconds)
}

export function countTask(task: string, outcome: 'done' | 'failed'): void {
  tasks.inc({ task, outcome })
}

export function countRead(server: 'primary' | 'replica'): void {
  reads.inc({ server })
}

export function measureReplica(isInUse: boolean, lagSeconds: number): void {
  replicaIsInUse.set(isInUse ? 1 : 0)
  replicaLag.set(lagSeconds)
}

export async function readMetrics(): Promise<{ text: string; contentType: string }> {
  return { text: await registry.metrics(), contentType: registry.contentType }
}
