import { existsSync } from 'node:fs'

/** Debian's packages, each with the program of it that is called. */
export const programs = { nginx: '/usr/sbin/nginx', 'postgresql-15': '/usr/lib/postgresql/15/bin/postgres' } as const

/** @throws with the command that installs what is missing: nothing is installed by itself */
export default function requirePackages(): void {
  const missing = Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name]))
  if (missing.length > 0)
    throw new Error(
      `The trial of several machines needs what Debian 12 packs: apt-get install --no-install-recommends ${missing.join(' ')}`,
    )
}
