/** Sees to it that Icecast and ffmpeg are installed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';

const policyFile = '/usr/sbin/policy-rc.d';
const quiet = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;

const isPresent = (program: string): boolean => spawnSync('which', [program]).status === 0;
/** Debian names it icecast2, others icecast. */
export const icecastProgram = (): string | null => ['icecast2', 'icecast'].find(isPresent) ?? null;

/**
 * Installs Debian's packages where this is root and they are missing.
 * @returns null when both programs are there, else one line that says what to do
 */
export function ensurePrograms(): string | null {
  if (missingPackages().length === 0) return null;
  const advice =
    'The radio needs Icecast 2 and ffmpeg: sudo apt-get install icecast2 ffmpeg (macOS: brew install icecast ffmpeg).';
  if (process.getuid?.() !== 0 || !isPresent('apt-get')) return advice;
  console.log(`Installing ${missingPackages().join(' and ')}.`);
  withoutServices(() => install(missingPackages()));
  return missingPackages().length === 0 ? null : advice;
}

function missingPackages(): string[] {
  return [...(icecastProgram() ? [] : ['icecast2']), ...(isPresent('ffmpeg') ? [] : ['ffmpeg'])];
}

function install(packages: string[]): void {
  // A fresh container has no package lists.
  if (spawnSync('apt-cache', ['show', ...packages], quiet).status !== 0) spawnSync('apt-get', ['update'], quiet);
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
  if (status !== 0) console.error(stderr);
  // Debian's package would start a public server with its default passwords at the next boot.
  if (packages.includes('icecast2')) spawnSync('update-rc.d', ['icecast2', 'disable'], quiet);
}

/** Debian asks policy-rc.d before it starts a freshly installed service; 101 means no. */
function withoutServices(act: () => void): void {
  const ours = !existsSync(policyFile);
  if (ours) {
    writeFileSync(policyFile, '#!/bin/sh\nexit 101\n');
    chmodSync(policyFile, 0o755);
  }
  try {
    act();
  } finally {
    if (ours) rmSync(policyFile);
  }
}
