import { calgarySky } from '../../domain/time/calgary-sky.ts'

// Runs within Home, right after its first screen is parsed. React expects only what it rendered.
document.currentScript?.remove()
document.documentElement.dataset.sky = calgarySky(Date.now())
