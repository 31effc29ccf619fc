/** Whether bytes are sound, by ffprobe's and ffmpeg's judgement. */
import { spawnSync } from 'node:child_process';

/** Seconds of sound that decode from these bytes, and the codec; a stream cut in the middle of a frame is fine. */
export function decode(bytes: Uint8Array): { codec: string; seconds: number } {
  const probe = spawnSync('ffprobe', ['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0', '-'], {
    input: bytes,
    encoding: 'utf8',
  });
  const raw = spawnSync('ffmpeg', ['-v', 'error', '-i', '-', '-f', 's16le', '-ac', '1', '-ar', '8000', '-'], {
    input: bytes,
    maxBuffer: 1 << 26,
  });
  return { codec: probe.stdout.trim(), seconds: raw.stdout.length / 16_000 };
}
