/** Narrower controls show a tint without the text, in pixels. */
const ROOM_FOR_TEXT = 88

/** Shows that a press was noticed and is being worked on; returns what ends that. */
export function showBusy(control: HTMLElement | undefined, text = ''): () => void {
  if (!control) return () => {}
  control.ariaBusy = 'true'
  if (text && control.offsetWidth > ROOM_FOR_TEXT) control.dataset.busy = text
  return () => {
    control.ariaBusy = null
    delete control.dataset.busy
  }
}
