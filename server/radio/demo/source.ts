/** The studio of the demo: ffmpeg loops the computed sound into an Icecast mount. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOf, type Icecast } from './icecast.ts';
import { renderLoop } from './synth.ts';

export type SourceOptions = { mount?: string; title?: string; kilobits?: number; format?: 'mp3' | 'opus' };
export type Source = { pid: number; ended: Promise<void>; stop(): Promise<void> };

const encodings = {
  mp3: { codec: 'libmp3lame', container: 'mp3', contentType: 'audio/mpeg' },
  opus: { codec: 'libopus', container: 'ogg', contentType: 'audio/ogg' },
};

/**
 * Starts sending and waits until Icecast has the mount.
 * @throws when ffmpeg ends before that, or takes a minute: a busy machine may need twenty seconds
 */
export async function startSource(
  icecast: Icecast,
  { mount = '/live', title = 'Slow Chords', kilobits = 128, format = 'mp3' }: SourceOptions = {},
): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'radio-source-'));
  const file = join(folder, 'loop.wav');
  await writeFile(file, renderLoop());
  const { codec, container, contentType } = encodings[format];
  const address = `icecast://source:${icecast.sourcePassword}@${icecast.host}:${icecast.port}${mount}`;
  const station = ['-content_type', contentType, '-ice_name', 'LicenseAtlas demo', '-ice_genre', 'Ambient'];
  const values = [
    '-nostdin',
    '-loglevel',
    'error',
    '-re',
    '-stream_loop',
    '-1',
    '-i',
    file,
    '-metadata',
    `title=${title}`,
    '-c:a',
    codec,
    '-b:a',
    `${kilobits}k`,
    ...station,
    '-f',
    container,
    address,
  ];
  const child = spawn('ffmpeg', values, { stdio: 'ignore' });
  const ended = endOf(child).then(() => rm(folder, { recursive: true, force: true }));
  const stop = (): Promise<void> => {
    child.kill('SIGKILL');
    return ended;
  };
  if (!(await isOnAir(icecast, mount, child))) {
    const how = child.exitCode === null ? '' : `: it ended with ${child.exitCode}`;
    await stop();
    throw new Error(`ffmpeg did not reach Icecast on port ${icecast.port}${how}.`);
  }
  await setTitle(icecast, mount, title);
  return { pid: child.pid ?? 0, ended, stop };
}

/**
 * Tells Icecast what is playing: an MP3 stream has no place of its own for it. Ogg streams carry it themselves, and
 * Icecast says no.
 */
export async function setTitle(icecast: Icecast, mount: string, title: string): Promise<void> {
  const query = new URLSearchParams({ mount, mode: 'updinfo', charset: 'UTF-8', song: title });
  const authorization = `Basic ${Buffer.from(`source:${icecast.sourcePassword}`).toString('base64')}`;
  const response = await fetch(`${icecast.origin}/admin/metadata?${query}`, { headers: { authorization } });
  await response.body?.cancel();
}

async function isOnAir(icecast: Icecast, mount: string, source: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 600 && source.exitCode === null; attempt += 1) {
    const response = await fetch(`${icecast.origin}${mount}`).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
