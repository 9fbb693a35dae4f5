import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of this process, in the text format of Prometheus. Each process has its own registry. */
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

const mails = new Counter({
  name: 'mails_total',
  help: 'Attempts to send a mail, by how they ended',
  labelNames: ['outcome'],
  registers: [registry],
})

const sms = new Counter({
  name: 'sms_total',
  help: 'Attempts to send an SMS, by how they ended',
  labelNames: ['outcome'],
  registers: [registry],
})

const mended = new Counter({
  name: 'derived_rows_mended_total',
  help: 'Rows that were not as their sources, by table or column',
  labelNames: ['what'],
  registers: [registry],
})

type Pool = { totalCount: number; idleCount: number; waitingCount: number }
const pools = new Map<string, Pool>()

new Gauge({
  name: 'database_connections',
  help: 'Connections by state, and requests that wait for one',
  labelNames: ['server', 'state'],
  registers: [registry],
  collect() {
    this.reset()
    for (const [server, { totalCount, idleCount, waitingCount }] of pools) {
      this.set({ server, state: 'busy' }, totalCount - idleCount)
      this.set({ server, state: 'idle' }, idleCount)
      this.set({ server, state: 'waited for' }, waitingCount)
    }
  },
})

const reads = new Counter({
  name: 'database_reads_total',
  help: 'Reads that a replica may answer, by the server that answered',
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

/** `route` must be the pattern and not the address, because each value is kept until the process ends. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  requests.observe({ method, route, status }, seconds)
}

export function countTask(task: string, outcome: 'done' | 'failed'): void {
  tasks.inc({ task, outcome })
}

export function countMail(outcome: string): void {
  mails.inc({ outcome })
}

export function countSms(outcome: string): void {
  sms.inc({ outcome })
}

/** `what`: the table or column. */
export function countMended(what: string, rows: number): void {
  mended.inc({ what }, rows)
}

export function watchPool(server: 'primary' | 'tasks' | 'replica', pool: Pool): void {
  pools.set(server, pool)
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
