import { spawnSync } from 'node:child_process';
import { installWithApt } from '../../installed/install-with-apt.ts';

const advice =
  'Videos need ffmpeg 5.1 or newer with libvpx, libx264 and libwebp: sudo apt-get install ffmpeg (macOS: brew ' +
  'install ffmpeg).';
const isPresent = (): boolean =>
  ['ffmpeg', 'ffprobe'].every((program) => spawnSync(program, ['-version']).status === 0);

/**
 * Installs ffmpeg where it is missing and this is root on Debian. @returns null when it is there, else one line that
 * says what to do
 */
export function ensureFfmpeg(): string | null {
  return isPresent() || (installWithApt('ffmpeg') && isPresent()) ? null : advice;
}
