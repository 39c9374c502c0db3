export const news = {
  head: { lead: 'Trucking, logistics and transport news, updated weekly.' },
}
