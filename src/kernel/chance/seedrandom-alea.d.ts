// seedrandom publishes no types for its single generators; only what the library calls is declared here.
declare module 'seedrandom/lib/alea.js' {
  interface AleaState {
    c: number;
    s0: number;
    s1: number;
    s2: number;
  }
  interface AleaGenerator {
    (): number;
    state(): AleaState;
  }
  export default function alea(seed: string, options: { state: true }): AleaGenerator;
}
