/** The radio's figures for Prometheus. No label names a listener. */
import { Counter, Gauge, type Registry } from 'prom-client';

export type RadioMetrics = {
  joined(port: number): void;
  left(port: number, reason: 'gone' | 'slow' | 'ended'): void;
  sent(port: number, bytes: number): void;
  unavailable(port: number): void;
};

/**
 * Registers `radio_listeners`, `radio_listeners_left_total`, `radio_sent_bytes_total` and `radio_unavailable_total`.
 */
export function registerRadioMetrics(registry: Registry): RadioMetrics {
  const registers = [registry];
  const listeners = new Gauge({
    name: 'radio_listeners',
    help: 'Listeners connected now.',
    labelNames: ['port'],
    registers,
  });
  const left = new Counter({
    name: 'radio_listeners_left_total',
    help: 'Listeners that left, by reason: gone, slow (cut off) or ended.',
    labelNames: ['port', 'reason'],
    registers,
  });
  const bytes = new Counter({
    name: 'radio_sent_bytes_total',
    help: 'Bytes of sound handed to listeners.',
    labelNames: ['port'],
    registers,
  });
  const unavailable = new Counter({
    name: 'radio_unavailable_total',
    help: 'Requests answered 503 because the stream was down.',
    labelNames: ['port'],
    registers,
  });
  return {
    joined: (port) => listeners.inc({ port }),
    left: (port, reason) => {
      listeners.dec({ port });
      left.inc({ port, reason });
    },
    sent: (port, count) => bytes.inc({ port }, count),
    unavailable: (port) => unavailable.inc({ port }),
  };
}

export const noRadioMetrics: RadioMetrics = { joined() {}, left() {}, sent() {}, unavailable() {} };
