import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import tls from 'node:tls'
import { installDebianPackage } from '../../scripts/debian.ts'

const NGINX = '/usr/sbin/nginx'

export type Nginx = { stop(): Promise<void> }

/**
 * Debian's nginx with the configuration of docs/operating.md, with these addresses instead of those there. Tests of
 * this process trust its certificate.
 */
export async function startNginx(
  dir: string,
  { https, http, products }: { https: number; http: number; products: readonly string[] },
): Promise<Nginx> {
  if (!hasNginx() && !(installDebianPackage('nginx') && hasNginx()))
    throw new Error('No nginx: install it (Debian: apt-get install nginx).')
  mkdirSync(dir, { recursive: true })
  const [key, certificate] = makeCertificate(dir)
  const site = documented()
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('jobs.example.pg;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('127.0.0.1:3000', products.map((url) => new URL(url).host).join(' max_fails=0; server '))
    .replace('https://$host', `https://$host:${https}`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = folders.map((name) => `${name}_temp_path ${join(dir, name)};`).join('\n')
  const file = join(dir, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off;\nuser root;\nworker_processes 1;\npid ${join(dir, 'pid')};\nerror_log ${join(dir, 'log')};
events {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`,
  )
  const child = spawn(NGINX, ['-c', file, '-p', dir], { stdio: ['ignore', 'ignore', 'inherit'] })
  await listening(https)
  return {
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
    },
  }
}

function documented(): string {
  const text = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
  const [, site = ''] = /```nginx\n(.*?)```/s.exec(text) ?? []
  return site
}

function hasNginx(): boolean {
  try {
    execFileSync(NGINX, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function makeCertificate(dir: string): [key: string, certificate: string] {
  const [key, certificate] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')]
  const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...made.split(' '), ...names], { stdio: 'ignore' })
  tls.setDefaultCACertificates([readFileSync(certificate, 'utf8')])
  return [key, certificate]
}

async function listening(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined))
      socket.once('error', () => resolve(false))
    })
  const until = Date.now() + 20_000
  while (!(await isOpen())) {
    if (Date.now() > until) throw new Error('nginx does not listen')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
